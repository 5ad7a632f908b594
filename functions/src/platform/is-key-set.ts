/** Whether an optional key was configured. Secret Manager takes no empty secret, so "none" stands for none. */
export const isKeySet = (key: string): boolean => key !== "" && key !== "none";
