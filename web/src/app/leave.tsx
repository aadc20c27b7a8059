import { useEffect } from "react";
import { href } from "./paths.ts";
import { useGo } from "../lib/navigation.ts";

/** This page is not for this person: it is replaced, so that Back does not return here. */
export function Leave({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go.replace(to));
  return null;
}

export const GoHome = () => <Leave to={href("home")} />;
