import { QrCode, Scan } from "lucide-react";
import css from "./scan-screen.module.css";

/** Where the camera's picture will be, before it is asked for. */
export const Finder = () => (
  <div className={css.finder} aria-hidden="true">
    <Scan className={css.corners} size={232} />
    <QrCode className={css.picture} size={104} />
  </div>
);
