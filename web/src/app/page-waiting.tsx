import { AwayPage } from "./away-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { useAway } from "../boot/loading/patience.ts";

/** In the place of a screen whose code, or sentences, are on their way. */
export const PageWaiting = () => (useAway() === "no" ? <PageSkeleton /> : <AwayPage />);
