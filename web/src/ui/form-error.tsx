import { Alert } from "@chakra-ui/react";
import { useErrorText } from "./use-error-text";

/** Why a form was refused, above its button; nothing while there is no error. */
export function FormError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Alert.Root status="error" size="sm" role="alert">
      <Alert.Indicator />
      <Alert.Title fontWeight="normal">{typeof error === "string" ? error : errorText(error)}</Alert.Title>
    </Alert.Root>
  );
}
