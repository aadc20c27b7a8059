/** Garmin's brand guidelines, for anything computed from its data. */
export const GARMIN_DISCLAIMER = "Insights derived in part from Garmin device-sourced data.";
