import { useEffect, useState } from "react";
import { href } from "./paths.ts";
import { go } from "../lib/navigation.ts";

/** This page is not for this person: it is replaced, so that Back does not return here. */
export function Leave({ to }: { to: string }) {
  // What it was found by may change while this page goes: the first answer counts.
  const [destination] = useState(to);
  useEffect(() => go.replace(destination));
  return null;
}

export const GoHome = () => <Leave to={href("home")} />;
