import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { hasCount, hasNumber, hasText } from "./support/privacy/find.ts";
import { PSEUDONYM, type Seen } from "./support/privacy/walk.ts";
import { COUNTS, KCAL, NAME, privacyWorld, RATES, type PrivacyWorld } from "./support/privacy/world.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-10-05T09:00:00Z" });
let world: PrivacyWorld;

const HIDDEN = {
  pseudo: PSEUDONYM,
  public: false,
  funds_raised: false,
  calories_burned: false,
  backers_count: false,
  backers_detail: false,
  organisations: false,
  burners_count: false,
  burners_detail: false,
  donations: false,
};

/** Everything was hidden before a new pledge, a code that was used, and a month that was announced and collected. */
beforeAll(async () => {
  world = await privacyWorld(kalivo);
  const { person, people } = world;
  await post(person.token, api.savePrivacy, HIDDEN);
  await kalivo.product.services.db.deleteFrom("mails").execute();
  const organisations = [world.organisation];
  for (const { token } of [people.stranger, people["team mate"]])
    await post(token, api.chooseOrganisations, { organisations });
  await post(person.token, api.backBurner, {
    burner_id: people["team mate"].id,
    perCalorie: RATES.personGives,
    limit: 100,
  });
  for (const instant of ["2026-12-01T05:01:00Z", "2026-12-04T08:01:00Z"]) {
    await kalivo.moveTo(instant);
    await kalivo.runDue();
  }
});

async function post(token: string, path: AddressWith<"POST">, data: Record<string, unknown>) {
  const answer = await kalivo.call("POST", path, { token, data });
  expect([path, answer.status, answer.text]).toEqual([path, 200, answer.text]);
  return answer;
}

type Mail = Seen & { subject: string; recipient: string };

async function mailsToOthers(): Promise<Mail[]> {
  const mails = await kalivo.product.services.db
    .selectFrom("mails")
    .select(["recipient", "subject", "body_text", "html"])
    .where("recipient", "<>", world.person.email)
    .execute();
  return mails.map(({ recipient, subject, body_text, html }) => ({
    call: "a mail",
    url: `${subject} to ${recipient}`,
    status: 200,
    json: null,
    total: null,
    text: [subject, body_text, html].join("\n"),
    subject,
    recipient,
  }));
}

test("a mail to somebody else has the pseudonym, and of the figures only what the reader pays for", async () => {
  const mails = await mailsToOthers();
  const { backer, "team admin": admin, "team mate": mate } = world.people;
  const naming = mails.filter((mail) => hasText(mail, PSEUDONYM)).map(({ recipient }) => recipient);
  expect(naming.filter((address) => address === backer.email)).toHaveLength(2); // the notice and the receipt
  expect(naming.filter((address) => address === admin.email)).toHaveLength(2);
  expect(naming.filter((address) => address === mate.email)).toHaveLength(1); // a new donor
  const { id, token } = world.person;
  const { body: own } = await kalivo.call("GET", pathTo(api.readProfile, { id }), { token });
  for (const mail of mails) {
    expect([mail.url, hasText(mail, NAME.first) || hasText(mail, NAME.last)]).toEqual([mail.url, false]);
    const figures = [
      own.total_raised ?? 0,
      own.total_donated ?? 0,
      KCAL.october,
      KCAL.october + KCAL.november,
    ];
    for (const figure of figures)
      expect([mail.url, figure, hasNumber(mail, figure)]).toEqual([mail.url, figure, false]);
    for (const count of Object.values(COUNTS))
      expect([mail.url, count, hasCount(mail, count)]).toEqual([mail.url, count, false]);
  }
  const paying = mails.filter((mail) => hasNumber(mail, KCAL.november)).map(({ recipient }) => recipient);
  expect([...new Set(paying)].toSorted()).toEqual([admin.email, backer.email].toSorted());
});

test("a link of a notice says whom it is about by the pseudonym", async () => {
  const notice = (await mailsToOthers()).find(
    ({ recipient, text }) => recipient === world.people.backer.email && text.includes("/notice/"),
  );
  const tokens = [
    ...new Set(Array.from((notice?.text ?? "").matchAll(/\/notice\/([\w.-]+)/g), ([, token]) => token)),
  ];
  const names = [];
  for (const token of tokens) {
    const { status, body, text } = await kalivo.call(
      "GET",
      pathTo(api.readNoticeLink, { token: String(token) }),
    );
    expect(text).not.toMatch(new RegExp(`${NAME.first}|${NAME.last}`));
    if (status === 200) names.push(body.burner_name);
  }
  expect(names).toContain(PSEUDONYM);
});

test("who uses a code reads the pseudonym", async () => {
  const { stranger } = world.people;
  const applied = await post(stranger.token, api.applyCode, { code: world.code });
  expect(applied.text).toContain(PSEUDONYM);
  expect(applied.text).not.toMatch(new RegExp(`${NAME.first}|${NAME.last}`));
  await kalivo.runDue();
  const told = (await mailsToOthers()).find(({ recipient }) => recipient === stranger.email);
  expect(told?.text).toContain(PSEUDONYM);
  expect(told?.text).not.toMatch(new RegExp(`${NAME.first}|${NAME.last}`));
});
