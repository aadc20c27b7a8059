import { compareVersions } from "@kalivo/domain/version.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import css from "./version-banner.module.css";
import { read } from "../lib/call.ts";
import { VERSION } from "../lib/online.ts";
import { useNewVersion } from "../boot/loading/new-version.ts";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../lib/text.tsx";

/**
 * Shown when a new version is installed or the server reports another version (specification §4.3). The page reloads on
 * request only; the browser asks first where typed values would be lost.
 */
export function VersionBanner() {
  const text = useText("global");
  const refresh = useNewVersion();
  const version = useQuery({
    queryKey: ["version"],
    queryFn: ({ signal }) => read(VERSION, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (refresh !== null) {
    return (
      <aside className={css.banner}>
        <Banner
          kind="info"
          live
          action={
            <Button size="medium" onClick={refresh}>
              {text.refresh}
            </Button>
          }
        >
          {text.newVersion}
        </Banner>
      </aside>
    );
  }
  if (version.data === undefined) return null;
  const state = compareVersions(__KALIVO_VERSION__, version.data);
  if (state === "same") return null;
  return (
    <aside className={css.banner}>
      <Banner kind="warning" live>
        {state === "server ahead" ? text.versionAppOlder : text.versionAppAhead}
      </Banner>
    </aside>
  );
}
