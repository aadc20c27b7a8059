import { useState } from "react";
import type { Cheers, MovedWeek } from "@kalivo/contract/routes/own/cheers.ts";
import { showWhole } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { CheerButton } from "./cheer-button.tsx";
import css from "./cheers.module.css";
import { Face, Faces, namesOf } from "./face.tsx";
import { useCheers } from "./use-cheers.ts";

/** On Home: who cheered one's last week, and whom one may cheer. Nothing, where there is neither. */
export function LastWeek() {
  const { data } = useCheers();
  if (data === undefined) return null;
  return (
    <>
      {data.received.count > 0 && <Received received={data.received} />}
      {data.given.length > 0 && <Given cheers={data} />}
    </>
  );
}

function Received({ received: { count, donors } }: Pick<Cheers, "received">) {
  const text = useText("cheers");
  const { language } = useLanguage();
  return (
    <Card tone="ember" roomy>
      <div className={css.received}>
        <Faces faces={donors} />
        <div className={css.said}>
          <Heading className={css.title}>{text.received(count)}</Heading>
          {donors.length > 0 && (
            <p className={css.names}>{namesOf({ faces: donors, count }, text.more, language)}</p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** More would push the rest of Home below the fold. */
const WEEKS_BEFORE_SHOW_ALL = 3;

function Given({ cheers: { given, week } }: { cheers: Cheers }) {
  const text = useText("cheers");
  const { showAll } = useText("home");
  const [all, setAll] = useState(false);
  const shown = all ? given : given.slice(0, WEEKS_BEFORE_SHOW_ALL);
  return (
    <Card roomy>
      <Heading className={css.title}>{text.lastWeek}</Heading>
      <ul className={css.rows}>
        {shown.map((moved) => (
          <Row key={moved.burner.id} moved={moved} week={week.from} />
        ))}
      </ul>
      {shown.length < given.length && (
        <Button about={text.lastWeek} onClick={() => setAll(true)}>
          {showAll}
        </Button>
      )}
    </Card>
  );
}

function Row({ moved, week }: { moved: MovedWeek; week: string }) {
  const text = useText("cheers");
  return (
    <li className={css.row}>
      <a className={css.who} href={href("userProfile", { id: moved.burner.id })}>
        <Face face={moved.burner} size={40} />
        <span className={css.name}>
          {moved.burner.name}
          <span className={css.kcal}>
            {moved.kcal === null ? text.moved : text.kcal(showWhole(moved.kcal))}
          </span>
        </span>
      </a>
      <CheerButton moved={moved} week={week} />
    </li>
  );
}
