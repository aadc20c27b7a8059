import { classNames } from "../../ui/class-names.ts";
import { Block, ChartSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./team-screen.module.css";

/** A team's head, its tabs and the overview of somebody who is not in it, in their places at each width. */
export function TeamSkeleton() {
  return (
    <>
      <div className={css.who}>
        <Block width={72} height={72} />
        <div className={css.waiting}>
          <Block width="60%" height={16} />
          <Block width="40%" height={16} />
        </div>
      </div>
      <Block height={48} />
      <div className={classNames(css.pane, css.overview)}>
        <div className={css.about}>
          <div className={css.waiting}>
            <Block />
            <Block width="80%" />
          </div>
          <Block height={72} />
        </div>
        <ChartSkeleton />
      </div>
    </>
  );
}
