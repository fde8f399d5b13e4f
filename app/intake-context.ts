import { createContext } from "react-router";
import type { Intake } from "../intake/intake.ts";
import type { Client } from "../intake/receive/receive-context.ts";

/** Passed by the server to form actions: the intake and the client that sent the form. */
export const intakeContext = createContext<{ intake: Intake; client: Client }>();
