import { Dialog } from "@base-ui/react/dialog";
import { SELECT_MODAL_Z_INDEX } from "@kalivo/domain/limits.ts";
import { useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import css from "./sheet.module.css";
import { DiscardQuestion } from "./discard-question.tsx";
import { layerRoot } from "./layer-root.ts";
import { SheetHeader } from "./sheet-header.tsx";
import type { SheetProps } from "./sheet.tsx";
import { unlessDouble } from "./unless-double.ts";
import { useDragToClose } from "./use-drag-to-close.ts";
import { useFocusReturn, useLateFocus, useLayer, useTitleId } from "./use-layer.ts";

/** Loaded with the first layer: the only module that imports Base UI. */
export function SheetPanel(props: SheetProps) {
  const { open, onClose, onAsk, title, dirty = false, level = "layer", size = "normal" } = props;
  const [asking, setAsking] = useState(false);
  const ask = onAsk ?? (dirty ? () => setAsking(true) : undefined);
  const request = () => {
    (ask ?? onClose)();
    return ask === undefined;
  };
  const popup = useRef<HTMLDivElement>(null);
  useFocusReturn(open, popup);
  const place = useLayer(open, onClose, request);
  const titleId = useTitleId();
  useLateFocus(open, popup, titleId);
  const drag = useDragToClose(popup, request);
  const hasFooter = props.footer !== undefined && props.footer !== null && props.footer !== false;
  return (
    <Dialog.Root
      open={open}
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(next, details) => {
        if (next || !place.isTop) details.cancel();
        else if (!request()) details.cancel();
      }}
    >
      <Dialog.Portal container={layerRoot()} keepMounted>
        <div
          className={css.layer}
          style={{ zIndex: zIndex(level, place.depth) }}
          inert={!open || !place.isTop} // while closing it cannot be used or read
        >
          <Dialog.Backdrop className={css.scrim} forceRender onClick={unlessDouble(request)} />
          <Dialog.Popup
            ref={popup}
            className={classNames(css.sheet, css[size])}
            aria-labelledby={titleId}
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>("[data-autofocus]") ?? heading(titleId)
            }
            finalFocus={false}
          >
            <SheetHeader id={titleId} title={title} icon={props.icon} drag={drag} onClose={request} />
            <div className={css.body}>{props.children}</div>
            {hasFooter && <div className={css.footer}>{props.footer}</div>}
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
      <DiscardQuestion
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
    </Dialog.Root>
  );
}

const heading = (id: string) => document.querySelector<HTMLElement>(`[id="${id}"]`);

const BASE = { layer: 1000, select: SELECT_MODAL_Z_INDEX } as const;
const zIndex = (level: "layer" | "select", depth: number) => BASE[level] + 10 * depth;
