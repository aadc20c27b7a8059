import type { Relay } from "@kalivo/contract/routes/own/read-relay.ts";
import { showWhole } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Card } from "#web/ui/card.tsx";
import { StackedBar } from "#web/ui/chart/stacked-bar.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Heading } from "#web/ui/heading.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { Block } from "#web/ui/states/skeleton.tsx";
import css from "./relay-card.module.css";
import { useRelay } from "./use-relay.ts";

/** The card's height in px on a phone, before the list is opened. */
const RELAY_HEIGHT = 268;

/** A team's last week as one bar: every member's part, a step for each who moved, and a usual week to compare with. */
export function RelayCard({ teamId, me, since }: { teamId: number; me: number; since: string }) {
  return (
    <Loaded query={useRelay(teamId)} skeleton={<Block height={RELAY_HEIGHT} />}>
      {(relay) =>
        // Nobody rested in a week before the team was there.
        since > relay.week.until ? null : (
          <Card roomy>
            <Week relay={relay} me={me} />
          </Card>
        )
      }
    </Loaded>
  );
}

function Week({ relay, me }: { relay: Relay; me: number }) {
  const { kcal: unit, relay: text } = useText("cheers");
  const { members, others, kcal, middle_kcal: middle } = relay;
  const moved = members.filter((member) => member.kcal > 0).length;
  return (
    <section className={css.relay} aria-label={text.title}>
      <div className={css.head}>
        <Heading className={css.title}>{text.title}</Heading>
        <p className={css.figure}>{unit(showWhole(kcal))}</p>
      </div>
      <StackedBar
        parts={members.map(({ id, kcal: value }) => ({ key: id, value }))}
        mark={middle ?? undefined}
      />
      {middle !== null && (
        <p className={css.key}>
          <span className={css.dash} aria-hidden="true" />
          {text.middle(showWhole(middle))}
        </p>
      )}
      <p className={css.steps}>
        <Steps of={members.length} moved={moved} />
        {kcal === 0 ? text.allRested : text.moved(moved, members.length)}
      </p>
      {kcal > 0 && <Mine relay={relay} me={me} />}
      {others > 0 && <p className={css.note}>{text.others(others)}</p>}
      <Disclosure title={text.table}>{() => <Members members={members} />}</Disclosure>
    </section>
  );
}

/** One's own part is always said: whatever the others did, it counts. */
function Mine({ relay: { members }, me }: { relay: Relay; me: number }) {
  const { relay: text } = useText("cheers");
  const mine = members.find(({ id }) => id === me);
  if (mine === undefined) return <p className={css.note}>{text.hidden}</p>;
  return <p className={css.mine}>{mine.kcal > 0 ? text.yours(showWhole(mine.kcal)) : text.rested}</p>;
}

const MOST_STEPS = 24;

/** A step for each mate, trodden by those who moved; of a large team the words alone say it. */
function Steps({ of, moved }: { of: number; moved: number }) {
  if (of > MOST_STEPS) return null;
  return (
    <span className={css.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => (
        <span key={n} className={css.dot} data-moved={n < moved || undefined} />
      ))}
    </span>
  );
}

function Members({ members }: Pick<Relay, "members">) {
  const { kcal: unit, relay: text } = useText("cheers");
  return (
    <DataTable
      caption={text.table}
      rows={members}
      rowKey={({ id }) => id}
      columns={[
        { key: "who", head: text.who, cell: ({ name }) => name },
        {
          key: "kcal",
          head: text.burned,
          figure: true,
          cell: ({ kcal }) => (kcal === 0 ? text.rest : unit(showWhole(kcal))),
        },
      ]}
    />
  );
}
