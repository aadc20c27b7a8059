import { X } from "lucide-react";
import type { PointerEventHandler } from "react";
import css from "./sheet.module.css";
import { IconButton } from "../icon-button.tsx";
import type { SheetIcon } from "./sheet.tsx";
import { useText } from "../../lib/text.tsx";

type SheetHeaderProps = {
  id: string;
  title: string;
  icon: SheetIcon | undefined;
  drag: { onPointerDown: PointerEventHandler };
  onClose: () => void;
};

/** The grabber and the title row: the draggable part of a sheet. */
export function SheetHeader({ id, title, icon, drag, onClose }: SheetHeaderProps) {
  const text = useText("global");
  return (
    <div className={css.header} {...drag}>
      <span className={css.grabber} aria-hidden="true" />
      <div className={css.titleRow}>
        {icon !== undefined && <span className={css.icon}>{iconOf(icon)}</span>}
        <h2 id={id} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        <IconButton label={text.close} tone="filled" icon={<X size={22} aria-hidden />} onClick={onClose} />
      </div>
    </div>
  );
}

function iconOf(icon: SheetIcon) {
  if (icon.kind === "component") return icon.iconComponent;
  // A raw icon is an SVG of our bundle; within an <img> no script in it can run.
  const url = icon.kind === "url" ? icon.iconUrl : `data:image/svg+xml,${encodeURIComponent(icon.iconRaw)}`;
  return <img src={url} alt="" width={28} height={28} />;
}
