import { useEffect, useState } from "react";
import { href } from "../paths.ts";
import { useText } from "../lib/text.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { wantedWithin } from "@kalivo/domain/links/link-subject.ts";
import { go } from "../lib/navigation.ts";

/** This page is not for this person: it is replaced, so that Back does not return here. */
export function Leave({ to }: { to: string }) {
  // What it was found by may change while this page goes: the first answer counts.
  const [destination] = useState(to);
  useEffect(() => go.replace(destination));
  return null;
}

export const GoHome = () => <Leave to={href("home")} />;

/** An address nobody knows: to the shared link within it, else home, and says so. */
export function LeaveUnknown() {
  const text = useText().global;
  const toast = useToast();
  const [wanted] = useState(() => wantedWithin(location.pathname + location.search));
  useEffect(() => {
    if (wanted === null) toast(text.linkLost, "error");
  }, [wanted, toast, text]);
  return <Leave to={wanted ?? href("home")} />;
}
