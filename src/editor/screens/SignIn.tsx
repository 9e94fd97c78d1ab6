import { css } from "@emotion/react";
import { Button } from "../../components/Button";
import { errorStyles } from "../../components/field-styles";
import { TextField } from "../../components/TextField";
import { stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { screenColumn, wrapped } from "../controls/styles";
import { useEditorState } from "../state/editor-context";
import type { Account } from "../store/store";

interface SignInProps {
  account: Account;
  onSignedIn: () => void;
}

export function SignIn({ account, onSignedIn }: SignInProps) {
  /** Says why the owner has to sign in again. */
  const reason = useEditorState(({ notice, loadError }) => notice?.message ?? loadError);
  const enter = (form: FormData) => {
    account.signIn(String(form.get("token")), form.has("stay"));
    onSignedIn();
  };
  return (
    <main css={[screenColumn, narrow]}>
      <h1>Edit the site</h1>
      <p>
        <a href="/">{window.location.host}</a>
      </p>
      <p role="alert" css={errorStyles}>
        {reason}
      </p>
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
          Stay signed in on this device
        </label>
        <Button type="submit">Sign in</Button>
      </form>
    </main>
  );
}

const narrow = css`max-width: 34rem; margin: 0 auto;`;
