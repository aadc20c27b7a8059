import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type ReceivedMail = { from: string; to: string; data: string };
/** The server's answer to the next mails, by recipient. */
export type SmtpBehaviour = "accept" | "later" | "never" | "closing" | "hang_up" | "silent";

/** A small real SMTP server: enough of RFC 5321 to accept, refuse and break off. */
export async function startSmtpServer(
  behaviourOf: (recipient: string) => SmtpBehaviour,
  { acceptsAfterMs = 0 } = {},
) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    converse(socket, behaviourOf, (mail) => {
      received.push(mail);
      return pause(acceptsAfterMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    received,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(
  socket: Socket,
  behaviourOf: (recipient: string) => SmtpBehaviour,
  take: (mail: ReceivedMail) => Promise<unknown>,
) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: "", to: "", data: "" };
  let inData = false;
  let buffer = "";
  const endOfMail = () => {
    inData = false;
    void take(mail).then(() => say("250 accepted"));
    mail = { from: "", to: "", data: "" };
  };
  const recipient = (line: string) => {
    mail.to = address(line);
    const behaviour = behaviourOf(mail.to);
    if (behaviour === "hang_up") socket.destroy();
    else if (behaviour !== "silent") say(ANSWERS[behaviour](mail.to));
    if (behaviour === "closing") socket.end();
  };
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "RCPT") recipient(line);
    else if (verb === "DATA") {
      inData = true;
      say("354 go on");
    } else {
      if (verb === "MAIL") mail.from = address(line);
      say(verb === "QUIT" ? "221 bye" : "250 ok");
    }
  };
  const read = (line: string) => {
    if (!inData) command(line);
    else if (line === ".") endOfMail();
    else mail.data += `${line}\n`;
  };
  socket.on("data", (chunk) => {
    buffer += chunk.toString();
    const lines = buffer.split("\r\n");
    buffer = lines.pop() ?? "";
    for (const line of lines) read(line);
  });
  say("220 test");
}

const ANSWERS = {
  accept: () => "250 ok",
  later: (to: string) => `451 try again later with <${to}>`,
  never: (to: string) => `550 no such mailbox: <${to}>`,
  closing: () => "421 closing down",
};

const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";

export function portOf(server: Server): number {
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("the test server does not listen");
  return bound.port;
}
