import { OfflineBanner } from "../features/offline/offline-banner.tsx";
import { VersionBanner } from "./version-banner.tsx";

/** What is said above every page: no network, a newer version. */
export function Banners() {
  return (
    <>
      <OfflineBanner />
      <VersionBanner />
    </>
  );
}
