const KOREAN = ["last_name", "first_name"] as const;
const WESTERN = ["first_name", "last_name"] as const;

/** The order in which a language asks for the parts of a person's name. */
export const nameOrder = (language: string) => (language === "ko" ? KOREAN : WESTERN);
