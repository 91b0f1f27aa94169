/** For tests: a world with sockets that they speak through, and a clock that they move. */
import type { Outside, Wire, WireEvents } from "./link";

export class FakeSocket implements Wire {
  sent: string[] = [];
  isClosed = false;

  constructor(
    readonly since: number,
    readonly events: WireEvents,
  ) {}

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): this {
    this.events.opened();
    return this;
  }
  say(message: object): void {
    this.events.received(JSON.stringify(message));
  }
  drop(code = 1006): void {
    this.events.closed(code);
  }
  get commands(): string[] {
    return this.sent.filter((text) => text.includes('"do"')).map((text) => JSON.parse(text).id as string);
  }
  get pings(): number {
    return this.sent.filter((text) => text.includes('"ping"')).length;
  }
}

export class FakeWorld implements Outside {
  sockets: FakeSocket[] = [];
  time = 1_000_000;
  changes = 0;
  forgotten = 0;
  #timers = new Map<number, { at: number; run: () => void }>();
  #numbers = 0;

  connect(since: number, events: WireEvents): Wire {
    const socket = new FakeSocket(since, events);
    this.sockets.push(socket);
    return socket;
  }
  later(run: () => void, milliseconds: number): number {
    this.#timers.set(++this.#numbers, { at: this.time + milliseconds, run });
    return this.#numbers;
  }
  cancel(timer: unknown): void {
    this.#timers.delete(timer as number);
  }
  random = () => 0.5; // the middle: waits are as written
  forget = () => void this.forgotten++;
  changed = () => void this.changes++;

  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, timer]) => timer.at <= until);
      if (due.length === 0) break;
      const [number, timer] = due.reduce((one, other) => (other[1].at < one[1].at ? other : one));
      this.#timers.delete(number);
      this.time = timer.at;
      timer.run();
    }
    this.time = until;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
