import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Refetches every active query and reports the outcome. */
export function useRefresh(): { refresh: () => Promise<void>; refreshing: boolean } {
  const global = useText("global");
  const refreshText = useText("refresh");
  const toast = useToast();
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await client.refetchQueries({ type: "active" });
    setRefreshing(false);
    const shown = client.getQueryCache().findAll({ type: "active" });
    if (shown.some(({ state }) => state.status === "error")) toast(global.couldNotLoadHelp, "error");
    else toast(refreshText.refreshed);
  };
  return { refresh, refreshing };
}
