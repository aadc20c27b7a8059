import { sql } from "kysely";
import { judge, type Finding } from "../crash/verdict.ts";
import { messageId } from "../../src/features/mail/message-id.ts";
import { MONTH, type World } from "./world.ts";

/** What was in hand when the trouble struck may be mailed again, with the same Message-ID: so many are sent at once. */
const MAILS_IN_HAND = 12;

export type Verdict = { doubled: Finding[]; lost: Finding[]; mailsAgain: number };

const DOUBLED = new Set(["charged twice", "not exactly one journal and one receipt of a success"]);

/** The books against the provider, the outbox against the mail server, after the month is done. */
export async function judgeMonth(world: World): Promise<Verdict> {
  const { product, fake } = world;
  const { db, payments } = product.services;
  if (payments === null) throw new Error("there is no provider");
  const findings = await judge(db, fake, payments);
  const delivered = Map.groupBy(
    world.mails.received,
    ({ data }) => /Message-ID: (<.*>)/.exec(data)?.[1] ?? "",
  );
  const again = [...delivered.values()].reduce((sum, copies) => sum + copies.length - 1, 0);
  const [doubled, lost] = [true, false].map((twice) =>
    findings.filter(({ what, wrong }) => wrong.length > 0 && DOUBLED.has(what) === twice),
  );
  return {
    mailsAgain: again,
    doubled: [
      ...(doubled ?? []),
      ...finding("more mails again than were in hand", again > MAILS_IN_HAND ? [`${again}`] : []),
      ...finding("other months closed", await otherMonths(world)),
    ],
    lost: [
      ...(lost ?? []),
      ...finding("mails that never arrived", await neverArrived(world, new Set(delivered.keys()))),
      ...finding("processes that ended", world.processes.died()),
    ],
  };
}

const finding = (what: string, wrong: string[]): Finding[] => (wrong.length === 0 ? [] : [{ what, wrong }]);

/** One notice and one receipt of each charge: sent, and met by the mail server. */
async function neverArrived({ product: { services } }: World, arrived: ReadonlySet<string>) {
  const { rows } = await sql<{ key: string; sent: boolean }>`
    select wanted.key, o.sent_at is not null as sent
    from charges c
    cross join lateral (values ('notice:' || c.id), ('receipt:' || c.id)) wanted (key)
    left join outbox o on o.key = wanted.key
    order by 1
  `.execute(services.db);
  return rows
    .filter(({ key, sent }) => !sent || !arrived.has(messageId(key, services.config.publicUrl)))
    .map(({ key, sent }) => `${key} ${sent ? "was never met by the mail server" : "was not sent"}`);
}

async function otherMonths({ product: { services } }: World): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from billing_periods where id <> ${MONTH} and stage <> 'open'
  `.execute(services.db);
  return rows.map(({ id }) => String(id));
}
