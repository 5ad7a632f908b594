import "virtual:theme.css";
import { ChakraProvider } from "@chakra-ui/react";
import { ThemeProvider } from "next-themes";
import type { PropsWithChildren } from "react";
import { ToastRegion } from "../toast/toast-region";
import { system } from "./system";

/** Provides the theme: tokens, light or dark mode, and the toast region. */
export function UiProvider({ children }: PropsWithChildren) {
  return (
    <ChakraProvider value={system}>
      <ThemeProvider
        attribute="class"
        disableTransitionOnChange
        // public/first-paint.js has already set the class. React must not run the library's own script.
        scriptProps={{ type: "application/json" }}
      >
        {children}
        <ToastRegion />
      </ThemeProvider>
    </ChakraProvider>
  );
}
