import { useEffect, useState } from "react";
import { href } from "../paths.ts";
import { useText } from "../lib/text.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { wantedWithin } from "@kalivo/domain/links/link-subject.ts";
import { go } from "../lib/navigation.ts";

/** Redirects by replacing the entry, so that Back does not return to this page. */
export function Leave({ to }: { to: string }) {
  // Fixed at mount: the destination may change while the redirect is under way.
  const [destination] = useState(to);
  useEffect(() => go.replace(destination));
  return null;
}

export const GoHome = () => <Leave to={href("home")} />;

/** For an unknown path: redirects to the shared link within it, else home with a toast. */
export function LeaveUnknown() {
  const text = useText("global");
  const toast = useToast();
  const [wanted] = useState(() => wantedWithin(location.pathname + location.search));
  useEffect(() => {
    if (wanted === null) toast(text.linkLost, "error");
  }, [wanted, toast, text]);
  return <Leave to={wanted ?? href("home")} />;
}
