/** The lobby, live: its socket as reactive state, and connected again whenever it is lost. */
import { rest } from "./rest";
import type { Lobby } from "./types";

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 20_000;
const SILENCE = 10_000; // after a ping: the connection is dead
const GRACE = 2_000; // a shorter loss is not shown

export class LobbyConnection {
  /** Null until the first one has come. */
  lobby = $state.raw<Lobby | null>(null);
  isOffline = $state(false);

  #socket: WebSocket | null = null;
  #isClosed = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    void rest.ready().then(() => this.#connect());
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    clearTimeout(this.#grace);
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#drop();
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/lobby/live`,
    );
    this.#socket = socket;
    this.#expect();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#received(event.data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #received(text: string): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#grace);
    clearTimeout(this.#ping);
    this.#grace = undefined;
    this.#ping = setTimeout(() => this.#check(), PING_EVERY);
    this.#attempts = 0;
    this.isOffline = false;
    const message = JSON.parse(text) as Lobby | { type: "pong" };
    if (message.type === "lobby") this.lobby = message;
  }

  #lost(): void {
    this.#drop();
    this.#grace ??= setTimeout(() => (this.isOffline = true), GRACE);
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts++, LONGEST_WAIT);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A laptop that slept, a phone that was in a pocket: find out at once whether the connection still lives. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#isClosed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#check();
    } else if (this.#socket === null) {
      this.#attempts = 0;
      this.#connect();
    }
  };

  #check(): void {
    this.#socket?.send('{"type":"ping"}');
    this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
