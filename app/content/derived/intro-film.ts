import { company } from "../company.ts";
import { introFilmPage } from "../pages/intro-film.ts";

/** The paths of the film's files, or null if the company has no film. */
export const introFilm = company.value.hasFilm ? introFilmPage.value.film : null;
