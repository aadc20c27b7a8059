import { useText } from "../../lib/text.tsx";
import { useAssociation } from "../me/use-association.ts";
import css from "./paid-to.module.css";

/** Beside the button that agrees to money, where nothing covers it: who is paid, and how it ends. */
export function PaidTo() {
  const text = useText("people");
  const association = useAssociation().data;
  return <p className={css.line}>{association && text.paidTo(association.name)}</p>;
}
