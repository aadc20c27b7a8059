import { useRef } from "react";
import { REST_MONTHS } from "@kalivo/domain/billing/day-ahead.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { DayField, useDay } from "./day-field.tsx";
import { useRest } from "./use-rest.ts";

type RestSheetProps = { until: string | null; open: boolean; onClose: () => void };

/** Asks for the day, and for no reason. */
export function RestSheet({ until, open, onClose }: RestSheetProps) {
  const text = useText("days");
  const toast = useToast();
  const rest = useRest();
  const chosen = useDay(REST_MONTHS, until);
  const field = useRef<HTMLInputElement>(null);
  const save = async () => {
    if (!chosen.fits) {
      chosen.tell();
      return field.current?.focus();
    }
    const { ok, data, status } = await rest.mutateAsync(chosen.day);
    toast(data.message ?? text.failed(status), ok ? "info" : "error");
    return ok && onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.rest}
      dirty={!rest.isPending && chosen.day !== (until ?? "")}
      footer={
        <Button variant="ember" loading={rest.isPending} onClick={() => void save()}>
          {text.restAction}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>{text.restHelp}</p>
        <DayField label={text.restDay} required ref={field} chosen={chosen} />
      </Stack>
    </Sheet>
  );
}
