import { compareVersions } from "@kalivo/domain/version.ts";
import { Banner } from "../ui/banner.tsx";
import css from "./version-banner.module.css";
import { read } from "../lib/call.ts";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../lib/text.tsx";

/** Above the header when the server speaks another version (§4); it pushes the page down. */
export function VersionBanner() {
  const text = useText().global;
  const version = useQuery({
    queryKey: ["version"],
    queryFn: ({ signal }) => read<string>("/api/version", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (version.data === undefined) return null;
  const state = compareVersions(__KALIVO_VERSION__, version.data);
  if (state === "same") return null;
  return (
    <div className={css.banner}>
      <Banner kind="warning" live>
        {state === "server ahead" ? text.versionAppOlder : text.versionAppAhead}
      </Banner>
    </div>
  );
}
