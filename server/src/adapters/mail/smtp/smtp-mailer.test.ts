import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, expect, test } from "vitest";
import { startSmtpServer, type SmtpBehaviour } from "#server-test/support/smtp-server.ts";
import type { OutgoingMail } from "../port.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

const mailTo = (to: string): OutgoingMail => ({
  to,
  subject: "Votre reçu: 6,00 €",
  html: "<p>Merci, Amélie</p>",
  text: "Merci, Amélie",
  pictures: [],
  messageId: "<abc@kalivo.example>",
  unsubscribeUrl: `https://kalivo.example${pathTo(api.unsubscribe, { token: "x".repeat(120) })}`,
});

async function mailerAgainst(behaviour: SmtpBehaviour) {
  const server = await startSmtpServer((to) => (to.startsWith("bad") ? behaviour : "accept"));
  const mailer = smtpMailer({
    url: server.url,
    from: "Kalivo <hello@kalivo.example>",
    requireTls: false,
    timeoutMs: 400,
  });
  ending.push(server.stop, mailer.close);
  return { server, mailer };
}

test("an accepted mail arrives with both parts, its message id and one-click unsubscribe", async () => {
  const { server, mailer } = await mailerAgainst("accept");
  await mailer.send(mailTo("amelie@example.org"));
  const [mail] = server.received;
  expect([mail?.from, mail?.to]).toEqual(["hello@kalivo.example", "amelie@example.org"]);
  expect(mail?.data).toContain("Message-ID: <abc@kalivo.example>");
  expect(mail?.data).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(mail?.data).toContain(
    `List-Unsubscribe: <https://kalivo.example${pathTo(api.unsubscribe, { token: "x".repeat(120) })}>`,
  );
  expect(mail?.data).toContain("multipart/alternative");
  expect(mailer.delivers).toBe(true);
});

test("a picture comes beside the HTML part that shows it, and is no attachment with a name", async () => {
  const { server, mailer } = await mailerAgainst("accept");
  const png = Buffer.from("89504e470d0a1a0a", "hex");
  const html = '<img src="cid:face@pictures" alt="" />';
  await mailer.send({
    ...mailTo("amelie@example.org"),
    html,
    pictures: [{ contentId: "face@pictures", png }],
  });
  const data = server.received[0]?.data ?? "";
  expect(data).toMatch(
    /multipart\/alternative[^]*text\/plain[^]*multipart\/related[^]*text\/html[^]*image\/png/,
  );
  expect(data).toContain("Content-ID: <face@pictures>");
  expect(data).toContain("Content-Disposition: inline");
  expect(data).toContain(png.toString("base64"));
  expect(data).not.toMatch(/filename=/);
});

test.each<[SmtpBehaviour, RegExp]>([
  ["later", /451/],
  ["never", /550/],
  ["hang_up", /closed|ECONNRESET|hang up/i],
  ["silent", /time/i],
])(
  "a server that answers %s is an error to try again after, and the next mail goes through",
  async (behaviour, message) => {
    const { server, mailer } = await mailerAgainst(behaviour);
    await expect(mailer.send(mailTo("bad@example.org"))).rejects.toThrow(message);
    await mailer.send(mailTo("good@example.org"));
    expect(server.received.map(({ to }) => to)).toEqual(["good@example.org"]);
  },
);

test.each<SmtpBehaviour>(["later", "never"])(
  "whom a server that answers %s refuses is in no word of the error: it ends in logs",
  async (behaviour) => {
    const { mailer } = await mailerAgainst(behaviour);
    const error: unknown = await mailer
      .send(mailTo("bad.amelie@example.org"))
      .catch((thrown: unknown) => thrown);
    if (!(error instanceof Error) || !(error.cause instanceof Error)) throw new Error("it was sent");
    const said = [error.message, error.stack, error.cause.message, error.cause.stack].join("\n");
    expect(said).toContain("<…@example.org>");
    expect(said).not.toContain("amelie");
  },
);

test("greeting a server signs in and sends nothing", async () => {
  const { server, mailer } = await mailerAgainst("accept");
  await mailer.greet();
  expect(server.received).toEqual([]);
  await server.stop();
  await expect(mailer.greet()).rejects.toThrow(/ECONNREFUSED|closed/i);
});

test("no server at all is an error", async () => {
  const { server, mailer } = await mailerAgainst("accept");
  await server.stop();
  await expect(mailer.send(mailTo("amelie@example.org"))).rejects.toThrow(/ECONNREFUSED/);
});

test("where encryption is required a server that does not offer it gets no mail, not even its recipient", async () => {
  const server = await startSmtpServer(() => "accept");
  const mailer = smtpMailer({ url: server.url, from: "a@kalivo.example", requireTls: true, timeoutMs: 400 });
  ending.push(server.stop, mailer.close);
  await expect(mailer.send(mailTo("amelie@example.org"))).rejects.toThrow(/TLS/i);
  expect(server.received).toEqual([]);
});
