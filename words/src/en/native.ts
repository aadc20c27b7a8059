/** What the phone's own system says of the app before it may read or look. */
export const native = {
  health:
    "Kalivo reads your workouts with their time, distance and active calories, so that each one counts for the non-profits you chose. It reads nothing else and writes nothing.",
  camera: "Kalivo uses the camera to scan the QR code of a donation code or an invitation.",
};
