/** The product's working name: here, in the manifest and in the logo file, nowhere else. */
export const APP_NAME = "Kalivo";
