/** Whether an optional key was configured. Secret Manager takes no empty secret, so "none" means none. */
export const isKeySet = (key: string): boolean => key !== "" && key !== "none";
