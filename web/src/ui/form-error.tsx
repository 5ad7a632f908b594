import { Alert } from "@chakra-ui/react";
import { useErrorText } from "./use-error-text";

type FormErrorProps = {
  error: unknown;
  /** A heading above the reason. */
  title?: string;
};

/** The reason why a form was refused, above its button; nothing without an error. */
export function FormError({ error, title }: FormErrorProps) {
  const errorText = useErrorText();
  if (!error) return null;
  const reason = typeof error === "string" ? error : errorText(error);
  return (
    <Alert.Root status="error" size="sm" role="alert">
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
