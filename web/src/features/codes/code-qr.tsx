import { useText } from "../../lib/text.tsx";
import { codeLink } from "./code-link.ts";
import { QrCard } from "./qr-card.tsx";
import css from "./qr-card.module.css";

/** The QR code of a code, and its eight characters, read out one by one. */
export function CodeQr({ code }: { code: string }) {
  const text = useText("codes");
  return (
    <QrCard link={codeLink(code)} alt={text.qrAlt(code)}>
      <p className={css.code} aria-hidden="true">
        {code}
      </p>
      <p className="visually-hidden">{text.spelled(Array.from(code).join(" "))}</p>
    </QrCard>
  );
}
