import { composeProduct } from "../server/src/main.ts";
import { readConfig } from "../server/src/config/config.ts";
import { announceMonth } from "../server/src/features/billing/announce/announce-charges.ts";
import { closeMonth } from "../server/src/features/billing/close/close-month.ts";
import { deliverOutbox } from "../server/src/features/mail/deliver-outbox.ts";
import { MAIL_KINDS } from "../server/src/mails/every-mail.ts";
import { upcomingChargeMail } from "../server/src/mails/upcoming-charge/mail.ts";
import { sample } from "../server/src/mails/upcoming-charge/sample.ts";
import { makeWorld, SIZE } from "./close-world.ts";
import { run } from "./cluster.ts";

// The day of the close: the notices of a large month into the outbox, beside one plain insert of the same rows; then some
// of them rendered and handed to a mail server that takes everything at once, beside rendering a mail and nothing else.

const MONTH = 202611;
const NOW = "2026-12-01T05:00:00Z";
const WANTED_A_SECOND = 500;
const MAILS = 5_000;

const PLAIN = `
  insert into outbox (key, kind, user_id, payload, not_before)
  select 'plain:' || c.id, 'upcoming_charge', y.user_id, jsonb_build_object('charge_id', c.id), '${NOW}'
  from charges c
  join payers y on y.id = c.payer_id
`;

const world = await makeWorld();
try {
  const { connectionString } = await world.copy("announce");
  const product = await composeProduct(
    readConfig({ DATABASE_URL: connectionString, DEMO: "1", KALIVO_NOW: NOW, LOG_LEVEL: "error" }),
  );
  const { services } = product;
  const { db } = services;
  const closed = await closeMonth(db, MONTH, new Date(NOW));
  if (closed.kind !== "closed") throw new Error(`the close answered ${closed.kind}`);

  const plain = await rate(async () => {
    await run(connectionString, [PLAIN]);
    return closed.summary.to_charge;
  });
  await run(connectionString, ["delete from outbox", "vacuum outbox"]);
  const announced = await rate(() => announceMonth(db, MONTH, new Date(NOW)));
  if (announced.count !== closed.summary.to_charge || announced.count < SIZE.payers)
    throw new Error(`${announced.count} notices of ${closed.summary.to_charge} charges`);

  await run(connectionString, [
    `update outbox set not_before = 'infinity' where id not in (select id from outbox order by id limit ${MAILS})`,
    "analyze outbox",
  ]);
  let accepted = 0;
  const mailer = { delivers: true, send: () => Promise.resolve(void (accepted += 1)) };
  const mailed = await rate(async () => {
    await deliverOutbox(MAIL_KINDS, { ...services, mailer });
    return accepted;
  });
  const context = {
    language: "en",
    publicUrl: "https://kalivo.example",
    associationName: "Kalivo vzw",
    associationMail: "info@kalivo.example",
    associationAddress: "Kerkstraat 1, 9000 Gent",
    associationNumber: "0123.456.749",
  } as const;
  const rendered = await rate(async () => {
    for (let mail = 0; mail < MAILS; mail += 1) upcomingChargeMail(context, sample);
    return MAILS;
  });

  console.log(`${announced.count} charges`);
  console.log(
    `notices into the outbox: ${announced.text} (wanted ${WANTED_A_SECOND}/s); reference, one plain insert: ${plain.text}`,
  );
  console.log(`mails rendered and accepted: ${mailed.text}; reference, rendering only: ${rendered.text}`);
  const { rows } = await services.pool.query<{ notified: number }>(
    "select count(*)::int as notified from charges where state = 'notified' and due_at is not null",
  );
  const notified = rows[0]?.notified ?? 0;
  console.log(`charges that may now fall due: ${notified} of ${accepted} accepted mails`);
  process.exitCode =
    announced.perSecond >= WANTED_A_SECOND && accepted === MAILS && notified === MAILS ? 0 : 1;
  await product.close();
} finally {
  await world.stop();
}

type Rate = { count: number; perSecond: number; text: string };

async function rate(work: () => Promise<number>): Promise<Rate> {
  const began = performance.now();
  const count = await work();
  const seconds = (performance.now() - began) / 1000;
  const perSecond = count / seconds;
  return { count, perSecond, text: `${Math.round(perSecond)}/s (${count} in ${seconds.toFixed(2)} s)` };
}
