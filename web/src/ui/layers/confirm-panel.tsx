import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useId, useRef } from "react";
import { haptic } from "../../lib/haptics.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import type { ConfirmProps } from "./confirm.tsx";
import css from "./sheet.module.css";
import { layerRoot } from "./layer-root.ts";
import { unlessDouble } from "./unless-double.ts";
import { useFocusReturn, useLayer, useTitleId } from "./use-layer.ts";
import { useText } from "../../lib/text.tsx";

export function ConfirmPanel(props: ConfirmProps) {
  const { open, title, children, action, loading = false, onConfirm, onCancel } = props;
  const text = useText("global");
  const popup = useRef<HTMLDivElement>(null);
  useFocusReturn(open, popup);
  const place = useLayer(open, onCancel);
  const confirm = () => {
    haptic("warning");
    onConfirm();
  };
  const titleId = useTitleId();
  const aboutId = useId();
  const cancel = useRef<HTMLDivElement>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next || !place.isTop) details.cancel();
        else onCancel();
      }}
    >
      <AlertDialog.Portal container={layerRoot()} keepMounted>
        <div className={css.layer} style={{ zIndex: 1000 + 10 * place.depth }} inert={open && !place.isTop}>
          <AlertDialog.Backdrop className={css.scrim} forceRender onClick={unlessDouble(onCancel)} />
          <AlertDialog.Popup
            ref={popup}
            className={classNames(css.sheet, css.question)}
            aria-labelledby={titleId}
            aria-describedby={aboutId}
            initialFocus={() => cancel.current?.querySelector("button") ?? true}
            finalFocus={false}
          >
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            <div id={aboutId} className={css.text}>
              {children}
            </div>
            <div className={css.answers} ref={cancel}>
              <Button onClick={onCancel}>{props.cancel ?? text.cancel}</Button>
              <Button variant={props.tone ?? "danger"} loading={loading} onClick={confirm}>
                {action}
              </Button>
            </div>
          </AlertDialog.Popup>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
