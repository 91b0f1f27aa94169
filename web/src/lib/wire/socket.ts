/** The browser's side of a link: its sockets, its timers, and when it wakes up. */
import { NO_ANSWER, type Outside, type Wire, type WireEvents } from "./link";
import { rest } from "./rest";

export const browser: Outside = {
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  cancel: (timer) => clearTimeout(timer as number),
  random: Math.random,
  forget: () => rest.forgetMe(),
};

/** A socket, opened as soon as the visitor has a cookie: it could not be given one afterwards. */
export function openSocket(path: string, events: WireEvents): Wire {
  const url = new URL(`/api${path}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  let socket: WebSocket | null = null;
  let isClosed = false;
  const open = () => {
    if (isClosed) return;
    socket = new WebSocket(url);
    socket.onopen = () => events.opened();
    socket.onmessage = (message) => events.received(String(message.data));
    socket.onclose = (event) => events.closed(event.code);
  };
  rest.ready().then(open, () => events.closed(NO_ANSWER));
  return {
    send: (text) => socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}

/** A laptop that slept, a phone that was in a pocket, a network that is back. Returns how to stop listening. */
export function onWake(run: () => void): () => void {
  const wake = () => {
    if (document.visibilityState === "visible") run();
  };
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    removeEventListener("online", wake);
    removeEventListener("pageshow", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}
