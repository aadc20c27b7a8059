import { OfflineBanner } from "../features/offline/offline-banner.tsx";
import { PullToRefresh } from "../features/pull-to-refresh/pull-to-refresh.tsx";
import { VersionBanner } from "./version-banner.tsx";

/** What is said above every page: no network, a newer version; and what pulling a page down does. */
export function Banners({ pathname }: { pathname: string | null }) {
  return (
    <>
      <OfflineBanner />
      <VersionBanner />
      {pathname !== null && <PullToRefresh pathname={pathname} />}
    </>
  );
}
