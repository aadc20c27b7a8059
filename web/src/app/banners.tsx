import { OfflineBanner } from "../features/offline/offline-banner.tsx";
import { PullToRefresh } from "../features/pull-to-refresh/pull-to-refresh.tsx";
import { VersionBanner } from "./version-banner.tsx";

/** Offline, new version, and pull to refresh. */
export function Banners({ pathname }: { pathname: string | null }) {
  return (
    <>
      <OfflineBanner />
      <VersionBanner />
      {pathname !== null && <PullToRefresh pathname={pathname} />}
    </>
  );
}
