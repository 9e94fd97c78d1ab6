import { css } from "@emotion/react";
import { useState } from "react";
import { Button } from "../../components/Button";
import { TextField } from "../../components/TextField";
import { stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import { page, wrapped } from "../controls/styles";
import { type Account, inWords } from "../store/store";

interface SignInProps {
  account: Account;
  siteUrl: string;
  /** Why the owner has to sign in again. */
  ended: string | undefined;
  onSignedIn: () => void;
}

/** The sign-in screen: with a token or, if a proxy is set up, through the host's sign-in window. */
export function SignIn({ account, siteUrl, ended, onSignedIn }: SignInProps) {
  const [error, setError] = useState("");
  const enter = (form: FormData) => {
    account.signIn(String(form.get("token")), form.has("stay"));
    onSignedIn();
  };
  const enterAtHost = async (form: FormData) => {
    await account.signInAtHost?.(form.has("stay")).then(onSignedIn, (reason) => setError(inWords(reason)));
  };
  return (
    <main css={[page, narrow]}>
      <h1>Edit the site</h1>
      <p>
        <a href={siteUrl}>{siteUrl.replace(/^https?:\/\//, "")}</a>
      </p>
      <p role="alert">{error || ended}</p>
      <form action={enter} css={stack(space.m)}>
        <TextField
          id="token"
          label="Token"
          hint="On GitHub: Settings, Developer settings. If the repository is yours or your organisation's, make a fine-grained token; others ask the person who looks after the site."
          type="password"
          name="token"
          autoComplete="off"
          required
        />
        <label css={wrapped}>
          <input type="checkbox" name="stay" />
          Stay signed in on this computer
        </label>
        <Button type="submit">Sign in</Button>
        {account.signInAtHost && (
          <Button type="submit" variant="outline" formAction={enterAtHost} formNoValidate>
            Sign in with GitHub
          </Button>
        )}
      </form>
    </main>
  );
}

const narrow = css`max-width: 34rem; margin: 0 auto;`;
