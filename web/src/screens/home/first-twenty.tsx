import { type ReactNode, useState } from "react";
import { PEOPLE_BEFORE_SHOW_ALL } from "@kalivo/domain/limits.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./home-screen.module.css";

/** A list of people: the first 20, then "Show all" (§2). */
export function FirstTwenty({ rows, none }: { rows: readonly ReactNode[]; none: string }) {
  const text = useText().home;
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className={css.none}>{none}</p>;
  const shown = all ? rows : rows.slice(0, PEOPLE_BEFORE_SHOW_ALL);
  return (
    <>
      <Card>
        <ul className={css.rows}>{shown}</ul>
      </Card>
      {shown.length < rows.length && <Button onClick={() => setAll(true)}>{text.showAll}</Button>}
    </>
  );
}
