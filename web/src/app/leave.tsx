import { useEffect, useState } from "react";
import { href } from "./paths.ts";
import { useGo } from "../lib/navigation.ts";

/** This page is not for this person: it is replaced, so that Back does not return here. */
export function Leave({ to }: { to: string }) {
  const go = useGo();
  // Where to was read from the address, which changes under this page while it goes: the first reading counts.
  const [destination] = useState(to);
  useEffect(() => go.replace(destination));
  return null;
}

export const GoHome = () => <Leave to={href("home")} />;
