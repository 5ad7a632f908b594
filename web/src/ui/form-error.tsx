import { Alert } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { DOUBLE_CLICK_MS } from "../lib/http/submit-once";
import { useErrorText } from "./use-error-text";

type FormErrorProps = {
  error: unknown;
  /** A heading above the reason. */
  title?: string;
};

/**
 * The reason why a form was refused, above its button; nothing without an error. After a new submit, its space stays
 * for the time of a double click, so that the second click doesn't hit an element that has moved.
 */
export function FormError({ error, title }: FormErrorProps) {
  const errorText = useErrorText();
  const shown = useLastError(error);
  if (!shown) return null;
  const reason = typeof shown === "string" ? shown : errorText(shown);
  return (
    <Alert.Root status="error" size="sm" {...(error ? { role: "alert" } : { visibility: "hidden" })}>
      <Alert.Indicator />
      {title ? (
        <Alert.Content>
          <Alert.Title>{title}</Alert.Title>
          <Alert.Description>{reason}</Alert.Description>
        </Alert.Content>
      ) : (
        <Alert.Title fontWeight="normal">{reason}</Alert.Title>
      )}
    </Alert.Root>
  );
}

/** The current error; for the time of a double click after it is gone, the previous one. */
function useLastError(error: unknown): unknown {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  const isGone = Boolean(last) && !error;
  useEffect(() => {
    if (!isGone) return;
    const timer = setTimeout(() => setLast(undefined), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, [isGone]);
  return error || last;
}
