import { LANGUAGES } from "@kalivo/domain/language.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import { serverWords, type ServerWords } from "@kalivo/words/server.ts";
import { somebody } from "../../test/support/people.ts";
import { useProduct } from "../../test/support/product.ts";
import { fieldRefusal, refusal } from "./refusal.ts";

const kalivo = useProduct();

const [en, fr, nl] = [serverWords("en"), serverWords("fr"), serverWords("nl")];
const said = ({ fields }: ServerWords, field: string, problem: string) =>
  fields.said(new Map(Object.entries(fields.names)).get(field) ?? "", problem);
const asked = (wishes: string) => ({ headers: { "accept-language": wishes } });

test.each([
  ["one of ours", "en", "en"],
  ["a list by weight", "fr-BE,fr;q=0.9,en;q=0.8", "fr"],
  ["another one first", "es, nl-BE;q=0.7, fr;q=0.3", "nl"],
  ["the heaviest last", "en;q=0.2,NL;q=0.9", "nl"],
  ["anything but French", "fr;q=0, es", "en"],
  ["German of any country", "de-AT,de;q=0.9,en;q=0.8", "de"],
  ["any", "*", "en"],
  ["nothing", "", "en"],
  ["something unreadable", "fr_BE;;q=high,<script>", "en"],
  ["thousands", `${"xx,".repeat(5_000)}fr`, "en"],
] as const)("who asks for %s is answered in a language of ours", async (who, wishes, language) => {
  const answer = await kalivo.app.inject({
    method: "POST",
    url: api.checkCode,
    payload: { code: "NOTACODE" },
    headers: { "accept-language": wishes },
    remoteAddress: who,
  });
  const message = serverWords(language).codes.notACode;
  expect([answer.statusCode, answer.json()]).toEqual([404, { message }]);
  expect(answer.headers["content-language"]).toBe(HTML_LANG[language]);
  expect(answer.headers.vary).toMatch(/\bAccept-Language\b/u);
});

test("who asks for no language of ours is answered in the one they chose; who asks for one, in that", async () => {
  const { token } = await somebody(kalivo);
  const choose = (language: string) => kalivo.call("POST", api.chooseLanguage, { token, data: { language } });
  expect((await choose("fr")).body.message).toBe(fr.accounts.languageSaved);
  const oneself = async (wishes: Record<string, string> = {}) =>
    (await kalivo.call("POST", pathTo(api.leaveTeam, { id: 1 }), { token, headers: wishes })).body.message;
  expect(await oneself()).toBe(fr.teams.unknown);
  expect(await oneself({ "accept-language": "es,pl" })).toBe(fr.teams.unknown);
  expect(await oneself({ "accept-language": "nl" })).toBe(nl.teams.unknown);

  const wrong = await choose("es");
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { language: [said(fr, "language", fr.fields.problems.oneOf(LANGUAGES.join(", ")))] },
  ]);
  expect((await kalivo.call("POST", api.chooseLanguage, { data: { language: "fr" } })).status).toBe(401);
});

test("what is wrong with each field is said in the reader's language, under the field's own name", async () => {
  const data = {
    email: "nobody",
    first_name: " ",
    last_name: "x".repeat(300),
    password: "12345",
    codes: "no",
  };
  const refused = async (language: string) =>
    (await kalivo.call("POST", api.register, { data, ...asked(language) })).body;
  expect((await refused("en")).errors).toEqual({
    email: ["Email must be an email address"],
    first_name: ["First name is required"],
    last_name: ["Last name must be at most 200 characters"],
    password: ["Password must have at least 6 characters"],
    codes: ["codes must be a list"],
  });
  const french = await refused("fr");
  expect(french.errors).toMatchObject({
    email: [said(fr, "email", fr.fields.problems.email())],
    first_name: [said(fr, "first_name", fr.fields.problems.required())],
    last_name: [said(fr, "last_name", fr.fields.problems.tooLong("200"))],
    password: [said(fr, "password", fr.fields.problems.tooShort("6"))],
  });
  expect(french.message).toContain(`${said(fr, "first_name", fr.fields.problems.required())}. Le nom`);
  expect((await refused("nl")).errors).toMatchObject({
    first_name: [said(nl, "first_name", nl.fields.problems.required())],
  });
});

test("what only a program gets wrong, and what no call answers, is said in that language too", async () => {
  const { token } = await somebody(kalivo);
  const kind = await kalivo.call("POST", api.giveConsent, {
    token,
    data: { kind: "x" },
    ...asked("fr"),
  });
  expect([kind.status, kind.body.message]).toEqual([422, expect.stringContaining("Option invalide")]);
  const record = { workoutType: "", startDate: "yesterday", endDate: "2026-11-05T07:30:00Z" };
  const synced = await kalivo.call("POST", api.syncWorkouts, {
    token,
    data: { workouts: [record] },
    ...asked("nl"),
  });
  expect(synced.body.message).toContain(
    nl.fields.problems.healthRecord(
      `workoutType ${nl.fields.problems.required()}`,
      `startDate ${nl.fields.problems.instant()}`,
    ),
  );
  const lost = await kalivo.send("GET", "/api/nowhere", asked("fr"));
  expect([lost.status, lost.body]).toEqual([404, { message: fr.request.notFound }]);
  const broken = await kalivo.app.inject({
    method: "POST",
    url: api.signIn,
    payload: "{",
    headers: { "content-type": "application/json", "accept-language": "nl" },
  });
  expect([broken.statusCode, broken.json()]).toEqual([422, { message: nl.request.unreadable }]);
});

test("who registers in French is welcomed in French; another choice changes the next mail", async () => {
  const email = "elodie@example.org";
  const data = {
    first_name: "Élodie",
    last_name: "Maes",
    email,
    password: "correct horse",
    codes: ["NONSENSE"],
  };
  const registered = await kalivo.call("POST", api.register, {
    data,
    ...asked("fr-BE"),
  });
  expect(registered.body.codes).toEqual([{ code: "NONSENSE", message: fr.codes.notACode }]);
  const { token } = registered.body;
  await kalivo.runDue();
  await kalivo.call("POST", api.chooseLanguage, { token, data: { language: "nl" } });
  expect((await kalivo.call("POST", api.forgotPassword, { data: { email } })).status).toBe(200);
  await kalivo.runDue();
  const mails = await kalivo.product.services.db
    .selectFrom("mails")
    .select(["subject", "html"])
    .where("recipient", "like", `%${email}%`)
    .orderBy("id")
    .execute();
  expect(mails.map(({ html }) => /<html lang="([^"]*)"/u.exec(html)?.[1])).toEqual(["fr-BE", "nl-BE"]);
});

const stopPage = (language: string) =>
  kalivo.app.inject({
    url: `${pathTo(api.unsubscribe, { token: "0123456789abcdef" })}/page`,
    headers: { "accept-language": language },
  });

test("the page that stops a kind of mail is in the reader's language", async () => {
  const french = await stopPage("fr");
  expect(french.body).toContain('<html lang="fr-BE">');
  expect(french.body).toContain(fr.mail.stop);
  expect((await stopPage("en")).body).toContain(en.mail.stopTitle);
});

test("a refusal names a sentence of the catalogue: a text of its own does not compile", () => {
  // @ts-expect-error -- not a sentence of the catalogue
  refusal(409, "Nobody translates this.");
  // @ts-expect-error -- not a sentence of the catalogue
  fieldRefusal("km", "Nobody translates this.");
  // @ts-expect-error -- no such sentence
  refusal(409, (say) => say.codes.nowhere);
  expect(refusal(409, (say) => say.codes.own).refused).toBe(409);
});
