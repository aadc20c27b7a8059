import * as api from "@kalivo/contract/api-paths.ts";
import { useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { openOutside } from "../../lib/open-outside.ts";
import { isNative } from "../../lib/platform.ts";
import { useText } from "../../lib/text.tsx";
import { announce } from "../../ui/toast/toasts.tsx";
import { useOtherTabsNews } from "./payment-news.ts";
import { usePayer } from "./use-payer.ts";

/**
 * Opens the payment provider's page of oneself or of a team one administers: in a new tab, else in this one (specification
 * §7.2). Resolves with the server's message when there is no page.
 */
export function useOpenPortal(teamId: number | null = null) {
  const text = useText("global");
  const payment = useText("payment");
  const [opening, setOpening] = useState(false);
  const { refresh } = usePayer(teamId);
  const opened = useRef(false);
  useOtherTabsNews(() => {
    void refresh();
    if (opened.current) announce(payment.saved); // the provider's tab shows it as well, but is now behind this one
  });
  const open = async (): Promise<string | null> => {
    setOpening(true);
    const tab = openTab();
    const answer = await call("GET", api.openPortal, {
      data: teamId === null ? {} : { teamId },
    });
    if (answer.kind !== "success") {
      tab?.close();
      setOpening(false);
      return answer.data.message ?? text.unexpectedError(answer.status);
    }
    if (isNative()) {
      openOutside(answer.data.url);
      setOpening(false);
      return null;
    }
    if (tab === null) {
      location.assign(answer.data.url);
      return null; // the button stays busy until the page unloads
    }
    tab.location.replace(answer.data.url);
    opened.current = true;
    setOpening(false);
    return null;
  };
  return { open, opening };
}

/** Opened before the request: later than the click, browsers block it. Null where there are no tabs. */
function openTab(): Window | null {
  if (isNative()) return null;
  const tab = window.open("", "_blank");
  if (tab !== null) tab.opener = null; // denies the provider's page access to this one
  return tab;
}
