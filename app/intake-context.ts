import { createContext } from "react-router";
import type { Intake } from "../intake/intake.ts";
import type { Client } from "../intake/receive/receive-context.ts";

/** What the server hands to a form's action: where messages go, and who is sending. */
export const intakeContext = createContext<{ intake: Intake; client: Client }>();
