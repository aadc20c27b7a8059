import { type ReactNode, useState } from "react";
import { PEOPLE_BEFORE_SHOW_ALL } from "@kalivo/domain/limits.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./home-screen.module.css";

type FirstTwentyProps = {
  rows: readonly ReactNode[];
  none: string;
  /** Shown when the list is empty. */
  action?: ReactNode;
};

/** A list of people: the first 20, then "Show all" (specification §2.5). */
export function ShowAllList({ rows, none, action }: FirstTwentyProps) {
  const text = useText("home");
  const [all, setAll] = useState(false);
  if (rows.length === 0) {
    return (
      <div className={css.nobody}>
        <p className={css.none}>{none}</p>
        {action}
      </div>
    );
  }
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
