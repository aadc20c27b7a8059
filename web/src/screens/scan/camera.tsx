import { useText } from "../../lib/text.tsx";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import css from "./scan-screen.module.css";
import { openDetector } from "./scanner.ts";

/** The interval between detections: fast enough to feel instant, slow enough to keep the phone cool. */
const LOOK_EVERY_MS = 150;

type CameraProps = { onFound: (text: string) => void; onRefused: () => void; onStop: () => void };

/** Shows the camera and detects the first QR code. Unmounting releases the camera. */
export function Camera({ onFound, onRefused, onStop }: CameraProps) {
  const text = useText("codes");
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onFound, onRefused });
  useEffect(() => {
    latest.current = { onFound, onRefused };
  });
  useEffect(() => {
    const ending = new AbortController();
    if (video.current !== null) {
      watch(video.current, ending.signal).then(
        (found) => (found === null ? undefined : latest.current.onFound(found)),
        () => (ending.signal.aborted ? undefined : latest.current.onRefused()),
      );
    }
    return () => ending.abort();
  }, []);
  return (
    <div className={css.camera}>
      <video ref={video} className={css.video} muted playsInline aria-label={text.aim} />
      <p className={css.aim}>{text.aim}</p>
      <Button size="medium" onClick={onStop}>
        {text.stopScanning}
      </Button>
    </div>
  );
}

/** The text of the first QR code; null when aborted before. Throws without a usable camera. */
async function watch(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const [stream, detector] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }),
    openDetector(),
  ]);
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [found] = await detector.detect(video);
      if (found !== undefined) return signal.aborted ? null : found.rawValue;
      await pause(LOOK_EVERY_MS);
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
