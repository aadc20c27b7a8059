import { expect, test } from "vitest";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { keepMail } from "../mail.queries.ts";
import { forgetKeptMails } from "./forget-kept-mails.ts";

const kalivo = useProduct({ DEMO: "0", PUBLIC_URL: "https://kalivo.example", KALIVO_NOW: "" });
const DAY_MS = 86_400_000;

test("without a mail server, what was kept of a mail to somebody goes after 90 days; in a demo it stays to be looked at", async () => {
  const { db, clock, config } = kalivo.product.services;
  const { email } = await somebody(kalivo);
  const now = clock.now().getTime();
  for (const daysAgo of [89, 91])
    await keepMail(
      db,
      {
        to: email,
        subject: `${daysAgo} days ago`,
        html: "",
        text: "",
        pictures: [],
        messageId: `<${daysAgo}@kalivo>`,
      },
      new Date(now - daysAgo * DAY_MS),
    );
  const subjects = async () =>
    (await db.selectFrom("mails").select("subject").where("recipient", "=", email).execute())
      .map(({ subject }) => subject)
      .filter((subject) => subject.endsWith("ago"));

  await forgetKeptMails({ db, clock, config: { ...config, demo: true } });
  expect(await subjects()).toHaveLength(2);
  await kalivo.runDue();
  expect(await subjects()).toEqual(["89 days ago"]);
});
