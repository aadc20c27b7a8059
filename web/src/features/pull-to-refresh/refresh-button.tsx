import { RefreshCw } from "lucide-react";
import { useText } from "../../lib/text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRefresh } from "./use-refresh.ts";

/** The alternative to pulling, for keyboards and assistive technology. */
export function RefreshButton() {
  const text = useText("global");
  const { refresh, refreshing } = useRefresh();
  return (
    <IconButton
      label={text.refresh}
      icon={refreshing ? <Spinner /> : <RefreshCw size={22} aria-hidden />}
      aria-disabled={refreshing || undefined}
      onClick={() => (refreshing ? undefined : void refresh())}
    />
  );
}
