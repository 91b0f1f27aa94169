import type { GameModule } from "../index";

export default {} as GameModule;
