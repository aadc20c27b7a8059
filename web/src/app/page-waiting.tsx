import { AwayPage } from "./away-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { useAway } from "../boot/loading/patience.ts";

/** The fallback while a screen's chunk or words load. */
export const PageWaiting = () => (useAway() === "no" ? <PageSkeleton /> : <AwayPage />);
