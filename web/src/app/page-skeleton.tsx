import { CardSkeleton, Block, SkeletonGroup } from "../ui/states/skeleton.tsx";
import css from "./page-skeleton.module.css";

export function PageSkeleton() {
  return (
    <div className={css.page}>
      <SkeletonGroup>
        <Block width="46%" height={32} />
        <CardSkeleton />
        <CardSkeleton />
      </SkeletonGroup>
    </div>
  );
}
